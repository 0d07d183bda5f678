import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

const container = createContainer('card')
const narrow = `${container} (max-width: 340px)`

export const card = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  color: color.text,
  ...raised,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridAutoRows: control.s,
  alignItems: 'center',
  columnGap: space[1],
  paddingBlockStart: space[4],
  paddingInlineStart: space[5],
  paddingInlineEnd: space[3],
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
export const menu = style({
  display: 'flex',
  minInlineSize: 0,
  '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1', marginInlineStart: `calc(${space[2]} * -1)` } },
})
/** reserves the table button's space so that the menu beside it doesn't move */
export const slot = style({ inlineSize: control.s })
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: font.size.m,
  fontWeight: 600,
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'content-box',
  paddingBlock: `${space[3]} ${space[4]}`,
  paddingInline: space[5],
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
})
export const failure = style({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.size.s,
  textAlign: 'center',
})
export const notice = style({ color: color.danger, fontSize: font.size.s })

export const figure = style({ display: 'grid', minInlineSize: 0 })
export const figureName = style({ color: color.textMuted, fontSize: font.size.s })
export const figureText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  fontSize: font.size.xl,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  fontSize: font.size.s,
  fontWeight: 600,
})
export const up = style([change, { color: color.success }])
export const down = style([change, { color: color.danger }])
export const icon = style({ inlineSize: 14, blockSize: 14 })

export const tableFrame = style([
  focusRing,
  { flex: '1 1 0', minBlockSize: 190, overflow: 'auto', borderRadius: radius.s },
])
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
export const tableHead = headCell
export const tableHeadNumber = style([headCell, { textAlign: 'end' }])
export const rowName = style([cell, tabular])
export const rowNumber = style([cell, tabular, { textAlign: 'end', whiteSpace: 'nowrap' }])
