import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { controlReset, focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('blog-post')
const roomy = `${container} (min-width: 920px)`
const narrow = `${container} (max-width: 559.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  gap: space[3],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const end = style([actions, { marginInlineStart: 'auto' }])
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const main = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

const frame = style({
  minInlineSize: 0,
  ...raised,
})
export const article = style([frame, { overflow: 'hidden' }])
export const cover = style({ aspectRatio: '2 / 1', '@container': { [narrow]: { aspectRatio: '16 / 9' } } })
const padded = {
  paddingBlock: space[5],
  paddingInline: space[6],
  '@container': { [narrow]: { paddingInline: space[4] } },
} as const
export const body = style([padded, { display: 'grid', gap: space[4], minInlineSize: 0 }])
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const tag = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    paddingInline: space[2],
    borderRadius: radius.full,
    color: color.accent,
    backgroundColor: color.accentSoft,
    fontSize: font.size.xs,
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const title = style({ fontSize: font.size.xl, fontWeight: 700, lineHeight: 1.5, overflowWrap: 'anywhere' })
export const author = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const who = style({ display: 'grid', minInlineSize: 0 })
export const strong = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
/** readable line length */
export const content = style({ maxInlineSize: '72ch', minInlineSize: 0 })
export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
})
export const counter = style([quiet, { display: 'inline-flex', alignItems: 'center', gap: space[2] }])
globalStyle(`${counter} > svg`, { inlineSize: 18, blockSize: 18 })
export const share = style({ display: 'grid', gap: space[2], marginInlineStart: 'auto', minInlineSize: 0 })
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
})

export const surface = style([frame, padded, { display: 'grid', gap: space[4] }])
export const heading = style({ fontSize: font.size.l, fontWeight: 600 })
export const all = style({ display: 'grid', gap: space[4] })
export const comment = style({ display: 'flex', gap: space[3], minInlineSize: 0 })
export const said = style({ display: 'grid', gap: space.half, minInlineSize: 0 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] })
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: space[3] })
