import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { form, roomy } from '../../ui/form.css'

const { color, space, font, radius } = vars

export const edit = style([form, { paddingBlockEnd: space[5] }])
export const title = style({ fontSize: font.size.l, fontWeight: 600, outline: 'none' })
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
