import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('customers')
const narrow = `${container} (max-width: 639.98px)`
/** a table, but without room for every word: a laptop's screen at 200 %, a tablet */
const medium = `${container} (min-width: 640px) and (max-width: 859.98px)`

export const root = style([
  focusRing,
  { containerName: container, containerType: 'inline-size', minInlineSize: 0, ...raised },
])
export const bar = style({ padding: space[3] })
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
export const surface = style({ '@container': { [narrow]: { paddingInline: space[3] } } })
globalStyle(`${surface} td:last-child button`, { whiteSpace: 'nowrap' })

export const name = style([
  controlReset,
  focusRing,
  {
    color: color.accent,
    fontWeight: 600,
    lineHeight: font.line,
    minBlockSize: 24,
    borderRadius: radius.s,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const stack = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })
globalStyle(`${root} td[data-label] ${stack}`, { '@container': { [narrow]: { justifyItems: 'end' } } })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const flag = style({ whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' })
export const nowrap = style([tabular, { whiteSpace: 'nowrap' }])
export const line = style({
  '@container': { [medium]: { minInlineSize: '22ch' } },
  display: '-webkit-box',
  maxInlineSize: '46ch',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
})

/** the count, and the word beside the icon of the last column: left out where there is no room for them */
export const onlyWide = style({
  '@container': {
    [medium]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const drawer = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 })
globalStyle(`dialog:has(> div > ${drawer})`, { inlineSize: 'min(480px, 100vw)' })
export const section = style({ display: 'grid', gap: space[2], justifyItems: 'stretch', minInlineSize: 0 })
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: font.size.m,
  fontWeight: 600,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const phones = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const link = style([
  focusRing,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: 'fit-content',
    minBlockSize: 24,
    color: color.accent,
    fontWeight: 600,
    borderRadius: radius.s,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const linkIcon = style({ flex: 'none', inlineSize: 16, blockSize: 16 })
export const address = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const orders = style({ display: 'grid', gap: space[2] })
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.half} ${space[3]}`,
  alignItems: 'baseline',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
})
export const amount = style({ fontWeight: 600, textAlign: 'end' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], justifyContent: 'flex-end' })
export const goods = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: font.size.s,
})
