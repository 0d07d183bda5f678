import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const choices = style([focusRing, { display: 'grid', gap: space[4] }])
export const progress = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
export const meter = style({ inlineSize: '100%', blockSize: 8, accentColor: color.accent })
export const file = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const problems = style([
  focusRing,
  { maxBlockSize: 200, overflowY: 'auto', fontSize: font.size.s, overflowWrap: 'anywhere' },
])
export const link = style([focusRing, { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 3 }])
