import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('orders')
export const narrow = `${container} (max-width: 639.98px)`
/** the table hides columns, step by step */
export const snug = `${container} (min-width: 640px) and (max-width: 1089.98px)`
export const cramped = `${container} (min-width: 640px) and (max-width: 1039.98px)`
export const tight = `${container} (min-width: 640px) and (max-width: 929.98px)`
export const tightest = `${container} (min-width: 640px) and (max-width: 739.98px)`
/** the toolbar has room for the filters */
const roomy = `${container} (min-width: 960px)`

export const root = style([
  focusRing,
  { containerName: container, containerType: 'inline-size', minInlineSize: 0, ...raised },
])

export const surface = style({ minInlineSize: 0, paddingBlockStart: space[3] })
/** clear of the bar of selected orders, which stays at the bottom */
globalStyle(`${surface} :is(a, button, input, select)`, { scrollMarginBlockEnd: 96 })
globalStyle(`${surface} :is(th, td)`, {
  '@container': { [`${container} (min-width: 640px)`]: { paddingInline: space[2] } },
})
/** until the texts load */
export const first = style({ padding: space[3] })

export const number = style([
  controlReset,
  focusRing,
  tabular,
  {
    display: 'inline-block',
    color: color.accent,
    fontWeight: 600,
    fontSize: font.size.s,
    lineHeight: font.line,
    textDecoration: 'none',
    minBlockSize: 24,
    borderRadius: radius.s,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const person = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const goods = style({
  display: '-webkit-box',
  maxInlineSize: '30ch',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  wordBreak: 'break-all',
  fontSize: font.size.s,
})
export const total = style([tabular, { fontWeight: 600 }])
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
})
export const printed = style({ display: 'inline-flex', color: color.success })
globalStyle(`${printed} > svg`, { inlineSize: 16, blockSize: 16 })

export const skeletonRow = style({ padding: space[3], display: 'grid', gap: space[4] })

export const tabs = style({ minInlineSize: 0, paddingInline: space[3], paddingBlockStart: space[1] })
/** hidden where there is room only for the icon */
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const days = style({ display: 'flex', alignItems: 'center', gap: space[2], paddingBlockStart: space[3] })
export const presets = style({ flex: '1 1 0', minInlineSize: 0 })
/** in the toolbar if there is room, otherwise behind a button */
export const filters = style({
  display: 'none',
  gap: `${space[3]} ${space[2]}`,
  paddingBlockStart: space[3],
  '@container': { [roomy]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(126px, 1fr))' } },
})
export const opener = style({ '@container': { [roomy]: { display: 'none' } } })
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[3],
})

/** cards have no columns */
export const columns = style({ display: 'contents', '@container': { [narrow]: { display: 'none' } } })

export const chips = style({ paddingBlockStart: space[3] })
