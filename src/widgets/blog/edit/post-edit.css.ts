import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { raised } from '../../theme/raised'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius, z } = vars

const container = createContainer('blog-edit')
const narrow = `${container} (max-width: 559.98px)`
const roomy = `${container} (min-width: 860px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const form = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
globalStyle(`${form} > *`, { gridColumn: '1 / -1' })
// keeps the focused control clear of the sticky bar
globalStyle(`${form} :is(input, select, textarea, button)`, { scrollMarginBlock: 80 })
export const bar = style({
  position: barPosition,
  insetBlockStart: 'var(--raan-sticky-top, 0px)',
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  ...raised,
  '@container': { [narrow]: { display: 'contents' } },
})
globalStyle(`${bar} > *`, { '@container': { [narrow]: { gridColumn: 'auto' } } })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere', alignSelf: 'center' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const ends = style([
  actions,
  {
    marginInlineStart: 'auto',
    flexWrap: 'nowrap',
    '@container': {
      [narrow]: {
        order: 1,
        gridColumn: '1 / -1 !important',
        position: barPosition,
        insetBlockEnd: 0,
        zIndex: z.sticky,
        marginInlineStart: 0,
        padding: space[3],
        border: `1px solid ${color.border}`,
        borderRadius: radius.l,
        backgroundColor: color.surfaceRaised,
      },
    },
  },
])
globalStyle(`${ends} > :last-child`, { '@container': { [narrow]: { flexGrow: 1 } } })
export const columns = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})
export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const group = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  minInlineSize: 0,
  ...raised,
})
export const title = style({ fontSize: font.size.m, fontWeight: 600 })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const text = style({ display: 'grid', minInlineSize: 0 })
export const label = style({ paddingBlockEnd: space[1], fontSize: font.size.s, fontWeight: 500 })
export const navigation = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })
export const make = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  marginBlockStart: `calc(${space[2]} * -1)`,
})
export const picture = style({ aspectRatio: '16 / 9', borderRadius: radius.m })
