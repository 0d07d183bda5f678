import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const warnings = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  backgroundColor: color.warningSoft,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.l,
})
export const title = style({ fontWeight: 600 })
export const list = style({ display: 'grid', gap: space[2], fontSize: font.size.s })
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
})
export const icon = style({ inlineSize: '1.2em', blockSize: '1.2em', marginBlockStart: '0.2em', color: color.warning })
export const unchecked = style({ color: color.textMuted, fontSize: font.size.s })
