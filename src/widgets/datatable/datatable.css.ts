import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, shadow, z } = vars

const container = createContainer('datatable')
const narrow = `${container} (max-width: 639.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: space[3],
  ...raised,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[3],
})
export const search = style({
  flex: '1 1 180px',
  maxInlineSize: 420,
  '@container': { [narrow]: { maxInlineSize: 'none', flexBasis: '100%' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [narrow]: { display: 'contents' } },
})
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const found = style([count, { '@container': { [narrow]: { order: 1 } } }])
export const add = style({ '@container': { [narrow]: { order: 2, marginInlineStart: 'auto' } } })
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[3],
  marginBlockEnd: space[3],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
})
export const clear = style({ alignSelf: 'end', justifySelf: 'start' })
export const marked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.m,
  backgroundColor: color.accentSoft,
})
export const rows = style({ display: 'grid', gap: space[3] })
/** overlaps the rows, so that they don't move when work begins or ends */
export const working = style({ position: 'relative', zIndex: z.sticky, blockSize: 0 })
export const work = style({
  position: 'absolute',
  insetBlockStart: 56,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: 'min(420px, 92%)',
  marginInline: 'auto',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
  fontSize: font.size.s,
})
export const meter = style({ flex: 1, minInlineSize: 0, blockSize: 6, accentColor: color.accent })
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 42%), 1fr))',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  inlineSize: '100%',
})
export const term = style({ color: color.textMuted, fontSize: font.size.s })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  color: color.textMuted,
  fontSize: font.size.s,
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[4],
  alignItems: 'start',
})
