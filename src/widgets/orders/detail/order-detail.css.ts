import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { besideField } from '../../ui/beside-field.css'

const { color, space, font, radius } = vars

const container = createContainer('order')
const wide = `${container} (min-width: 860px)`
const narrow = `${container} (max-width: 419.98px)`

/** Two columns on a page, one in a drawer. */
export const root = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100%',
  minInlineSize: 0,
  outline: 'none',
})
export const inDrawer = style({})
// wider than a menu drawer: it holds a form of two columns
globalStyle(`dialog:has(> div > ${inDrawer})`, { inlineSize: 'min(600px, 100vw)' })

export const columns = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlockEnd: space[5],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', columnGap: space[5] } },
})
export const whole = style({ gridColumn: '1 / -1' })
export const column = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 })

export const head = style([whole, { display: 'grid', gap: space[2] }])
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const strong = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

/** Takes no space while nothing is known. */
export const editors = style({ minInlineSize: 0 })
export const editing = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  marginBlockEnd: space[2],
  borderRadius: radius.m,
  backgroundColor: color.warningSoft,
  overflowWrap: 'anywhere',
})

export const section = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  minInlineSize: 0,
})
/** A section that leaves no gap while closed. */
export const fold = style([section, { display: 'block' }])
export const heading = style({ fontSize: font.size.m, fontWeight: 600 })
export const headed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 30,
})
export const summary = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 30,
    borderRadius: radius.s,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])
export const arrow = style({ inlineSize: 18, blockSize: 18, color: color.textMuted })
globalStyle(`[open] > ${summary} > ${arrow}`, { transform: 'rotate(180deg)' })
export const unfolded = style({ paddingBlockStart: space[2] })
export const address = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const message = style({
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.s,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const lines = style({ display: 'grid', gap: space[2] })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[3]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})
export const amount = style([tabular, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const reference = style([tabular, { textAlign: 'end', overflowWrap: 'anywhere' }])
export const parts = style({ display: 'grid', gap: space[1] })
export const part = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const sum = style([part, { fontSize: font.size.l, fontWeight: 600, paddingBlockStart: space[1] }])

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] })
export const grow = style({ flex: '1 1 200px' })
/** Where the column is narrow, the button is below its field. */
export const saveBeside = style([besideField, { '@container': { [narrow]: { marginBlockStart: 0 } } }])
export const otherOrder = style([focusRing, tabular, { color: color.accent, fontWeight: 600, whiteSpace: 'nowrap' }])
export const number = style([
  tabular,
  { fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' },
])

export const form = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const page = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: 1120 })

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[1],
  marginBlockStart: space[1],
})
export const step = style({
  paddingBlockStart: space[1],
  fontSize: font.size.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      blockSize: 4,
      marginBlockEnd: space[1],
      borderRadius: radius.full,
      backgroundColor: color.border,
    },
    '&[aria-current]': { color: color.text, fontWeight: 600 },
  },
})
export const stepDone = style({ selectors: { '&::before': { backgroundColor: color.accent } } })

export const history = style({
  display: 'grid',
  gap: space[3],
  marginInlineStart: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
})
export const change = style({ display: 'grid', fontSize: font.size.s, overflowWrap: 'anywhere' })
export const changeValues = style({ whiteSpace: 'pre-line' })

export const said = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[1],
  fontSize: font.size.s,
  color: color.success,
  // takes no space while empty
  selectors: { '&:empty': { position: 'absolute' } },
})
export const saidIcon = style({ flex: 'none', inlineSize: 16, blockSize: 16, marginBlockStart: 3 })
