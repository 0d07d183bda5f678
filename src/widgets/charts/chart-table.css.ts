import { style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const root = style([focusRing, { flex: '1 1 0', minBlockSize: 190, overflow: 'auto', borderRadius: radius.s }])
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: font.size.s })
const cell = style({
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: 400,
})
const headCell = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    color: color.textMuted,
    backgroundColor: color.surfaceRaised,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
])
export const head = headCell
export const headNumber = style([headCell, { textAlign: 'end' }])
export const name = style([cell, tabular])
export const number = style([cell, tabular, { textAlign: 'end', whiteSpace: 'nowrap' }])
