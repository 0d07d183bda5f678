import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'baseline',
  minInlineSize: 0,
  fontSize: font.size.s,
})
export const label = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const text = style([tabular, { fontWeight: 600 }])
export const track = style({
  gridColumn: '1 / -1',
  blockSize: 6,
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
})
export const fill = style({ blockSize: '100%', borderRadius: radius.full, backgroundColor: color.accent })
