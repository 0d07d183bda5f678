import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('blog')
const two = `${container} (min-width: 600px)`
const three = `${container} (min-width: 1320px)`
const roomy = `${container} (min-width: 920px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const list = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const one = style({ display: 'grid', gap: space[4] })

export const bar = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const find = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const search = style({ flex: '1 1 200px', '@container': { [two]: { maxInlineSize: 380 } } })
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
export const end = style({ marginInlineStart: 'auto' })
export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const category = style({
  borderRadius: radius.full,
  selectors: {
    '&[aria-pressed=true]': {
      color: color.accentText,
      backgroundColor: color.accent,
      borderColor: color.accent,
    },
  },
})
export const number = style([tabular, { opacity: 0.8, fontSize: font.size.xs }])

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`ul${grid}[aria-busy=true]`, { opacity: 0.6 })
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  ...raised,
  selectors: { '&:hover': { borderColor: color.borderStrong } },
})
export const picture = style({ aspectRatio: '16 / 9' })
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingBlockStart: space[3],
  paddingInline: space[4],
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], minBlockSize: 24 })
export const title = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
/** the whole card opens the post, except for its other control */
export const open = style([
  controlReset,
  {
    cursor: 'pointer',
    outline: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    '::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
    selectors: {
      '&:hover': { color: color.accent },
      '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
  },
])
export const excerpt = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: 'auto',
  padding: `${space[3]} ${space[4]}`,
})
export const by = style([quiet, { display: 'grid', minInlineSize: 0, flex: 1 }])
export const author = style({ color: color.text, fontWeight: 500, overflowWrap: 'anywhere' })
export const comments = style([quiet, { display: 'inline-flex', alignItems: 'center', gap: space[1] }])
globalStyle(`${comments} > svg`, { inlineSize: 16, blockSize: 16 })
export const above = style({ position: 'relative' })

export const recent = style({ display: 'grid', gap: space[3] })
export const latest = style({ display: 'flex', gap: space[3], minInlineSize: 0 })
export const latestWords = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', minInlineSize: 0 })
export const latestName = style([
  controlReset,
  focusRing,
  {
    minBlockSize: 24,
    cursor: 'pointer',
    color: color.text,
    fontSize: font.size.s,
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: radius.s,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
  },
])
