import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('order-edit')
const roomy = `${container} (min-width: 460px)`

export const edit = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlockEnd: space[5],
  minInlineSize: 0,
})
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const title = style({ fontSize: font.size.l, fontWeight: 600, outline: 'none' })
export const group = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  minInlineSize: 0,
})
export const groupTitle = style({ fontSize: font.size.m, fontWeight: 600 })
export const pairs = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const lines = style({ display: 'grid', gap: space[3] })
export const line = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  minInlineSize: 0,
})
export const lineHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[2] })
export const lineName = style({ flex: 1, minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const lineFields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[3] })
export const linePrice = style({ flex: '1 1 120px', maxInlineSize: 180 })
export const lineSum = style([tabular, { marginInlineStart: 'auto', paddingBlockStart: 30, fontWeight: 600 }])
export const total = style([tabular, { display: 'grid', lineHeight: 1.3, marginInlineEnd: 'auto' }])
export const totalAmount = style({ fontSize: font.size.l, fontWeight: 600 })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })

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

export const choice = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const choiceTitle = style({ fontWeight: 600, fontSize: font.size.s })
export const sides = style({
  display: 'grid',
  gap: space[2],
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  alignItems: 'start',
  padding: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, backgroundColor: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
})
globalStyle(`${side} > input`, {
  accentColor: color.accent,
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  marginBlockStart: 3,
})
export const sideText = style({ display: 'grid', minInlineSize: 0 })
export const sideValue = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
