import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('shop-edit')
const roomy = `${container} (min-width: 440px)`

export const edit = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
})
// wider than a drawer of the menu: a form of two columns stands in it
globalStyle(`dialog:has(> div > ${edit})`, { inlineSize: 'min(600px, 100vw)' })

export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const group = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  minInlineSize: 0,
})
export const groupTitle = style({ fontSize: font.size.m, fontWeight: 600 })
export const pairs = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const percent = style({ position: 'relative', display: 'grid' })
globalStyle(`${percent} > input`, { paddingInlineEnd: space[8], textAlign: 'end' })
export const percentSign = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})
export const example = style([
  tabular,
  {
    padding: space[3],
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.s,
  },
])
export const strong = style({ fontWeight: 600 })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const payment = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' } },
})
export const code = style({ display: 'grid', gap: space[1], maxInlineSize: 148 })

export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.dangerSoft,
  fontSize: font.size.s,
})
export const problemIcon = style({ inlineSize: 18, blockSize: 18, marginBlockStart: 3, color: color.danger })
export const problemActions = style({ gridColumn: 2 })
export const faultList = style({ display: 'grid', gap: space[1] })
export const faultLink = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.danger,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  minBlockSize: 24,
  cursor: 'pointer',
  borderRadius: radius.s,
  outline: '2px solid transparent',
  selectors: { '&:focus-visible': { outlineColor: color.focus } },
})
