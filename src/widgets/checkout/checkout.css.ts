import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

// the order form's parts are laid out by its container
export { aside, bar, barTotal, columns, form, quiet, stack, warnings, wideOnly } from '../order/order.css'

const { color, space, font, radius } = vars

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
})
export const step = style({ display: 'grid', minInlineSize: 0 })
export const stepButton = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: 44,
    padding: `${space[2]} ${space[1]}`,
    borderBlockEnd: `3px solid ${color.border}`,
    color: color.textMuted,
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&[data-done]': { borderBlockEndColor: color.accent },
      '&[aria-current=step]': { borderBlockEndColor: color.accent, color: color.text },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
    '@container': { '(min-width: 520px)': { flexDirection: 'row', gap: space[2], textAlign: 'start' } },
    '@media': { [coarsePointer]: { minBlockSize: 48 } },
  },
])
export const stepNumber = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 26,
  blockSize: 26,
  borderRadius: radius.full,
  border: `1px solid ${color.borderStrong}`,
  fontSize: font.size.s,
  lineHeight: 1,
  selectors: {
    [`${stepButton}[aria-current=step] &`]: {
      backgroundColor: color.accent,
      borderColor: color.accent,
      color: color.accentText,
    },
  },
})
export const stepDone = style([
  stepNumber,
  { backgroundColor: color.accentSoft, borderColor: color.accent, color: color.accentStrong },
])

export const heading = style({ fontSize: font.size.l, fontWeight: 600, outline: 'none' })
/** the card's border already separates the first line */
export const cart = style({})
globalStyle(`${cart} [part=line]:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 })
export const lines = style([
  tabular,
  { display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.s },
])
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const lineName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const fieldset = style({ display: 'grid', gap: space[4], minInlineSize: 0, border: 0, padding: 0, margin: 0 })
export const unkept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.size.s,
})

export const review = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: 600 })
export const address = style({ whiteSpace: 'pre-line' })
