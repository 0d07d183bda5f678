import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { controlReset, focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { roomy } from '../../ui/form.css'

const { color, space, font, radius } = vars

const container = createContainer('shops')
const narrow = `${container} (max-width: 639.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raised,
})
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], padding: space[3] })
export const search = style({
  flex: '1 1 180px',
  maxInlineSize: 420,
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const count = style([
  tabular,
  { marginInlineStart: 'auto', color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' },
])
export const surface = style({
  '@container': { [narrow]: { paddingInline: space[3], paddingBlockEnd: space[3] } },
})
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
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
export const stack = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  maxInlineSize: '44ch',
  '@container': { [narrow]: { justifyItems: 'inherit', maxInlineSize: 'none' } },
})
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
/** the other columns give way first */
export const edit = style({ whiteSpace: 'nowrap', flex: 'none' })
export const missing = style({ color: color.textMuted })

export const percent = style({ position: 'relative', display: 'grid' })
globalStyle(`${percent} > input`, { paddingInlineEnd: space[8], textAlign: 'end' })
export const percentSign = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})
export const example = style([
  tabular,
  {
    padding: space[3],
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.s,
  },
])
export const strong = style({ fontWeight: 600 })
export const payment = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' } },
})
export const code = style({ display: 'grid', gap: space[1], maxInlineSize: 148 })
export const accounts = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const account = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'stretch',
  padding: space[3],
  borderRadius: radius.m,
  border: `1px solid ${color.border}`,
})
export const rowAction = style({ justifySelf: 'start' })
