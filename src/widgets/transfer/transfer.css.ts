import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const steps = style({ display: 'grid', gap: space[3], minInlineSize: 0, outline: 'none' })
export const list = style([
  tabular,
  {
    display: 'grid',
    gap: space[1],
    maxBlockSize: 240,
    overflowY: 'auto',
    fontSize: font.size.s,
    overflowWrap: 'anywhere',
  },
])
export const wrong = style({ color: color.danger })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.m,
})
export const over = style({ borderColor: color.accent, backgroundColor: color.surfaceSunken })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
