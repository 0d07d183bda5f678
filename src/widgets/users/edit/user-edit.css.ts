import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { raised } from '../../theme/raised'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius, z } = vars

const container = createContainer('user-edit')
const narrow = `${container} (max-width: 559.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: space[4],
  ...raised,
})
export const form = style({
  display: 'grid',
  gap: space[3],
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
  marginBlockStart: `calc(${space[4]} * -1)`,
  marginInline: `calc(${space[4]} * -1)`,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderStartStartRadius: radius.l,
  borderStartEndRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { display: 'contents' } },
})
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
        gridColumn: '1 / -1',
        position: barPosition,
        insetBlockEnd: 'var(--raan-sticky-bottom, 0px)',
        zIndex: z.sticky,
        margin: `0 calc(${space[4]} * -1) calc(${space[4]} * -1)`,
        padding: space[3],
        borderBlockStart: `1px solid ${color.border}`,
        borderEndStartRadius: radius.l,
        borderEndEndRadius: radius.l,
        backgroundColor: color.surfaceRaised,
      },
    },
  },
])
globalStyle(`${ends} > :last-child`, { '@container': { [narrow]: { flexGrow: 1 } } })
export const groups = style({ display: 'grid', gap: space[5], minInlineSize: 0, paddingBlockStart: space[3] })
export const group = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const stack = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
})
export const legend = style({ paddingBlockEnd: space[1], fontSize: font.size.s, fontWeight: 500 })
export const warning = style({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
})
export const warningIcon = style({
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  color: color.warning,
  translate: '0 3px',
})
