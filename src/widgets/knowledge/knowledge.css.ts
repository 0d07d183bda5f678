import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

const container = createContainer('knowledge')
const narrow = `${container} (max-width: 759.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  gap: space[5],
  outline: 'none',
})
export const back = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const step = style({ flex: 'none', color: color.textMuted, selectors: { '&:dir(rtl)': { scale: '-1 1' } } })
export const banner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[6],
  paddingInline: space[4],
  textAlign: 'center',
  backgroundColor: color.accentSoft,
  borderRadius: radius.l,
})
export const lead = style({ margin: 0, fontSize: font.size.xl, fontWeight: 600, lineHeight: font.line })
export const search = style({ inlineSize: '100%', maxInlineSize: 520, textAlign: 'start' })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[1],
    inlineSize: '100%',
    blockSize: '100%',
    padding: space[5],
    color: color.text,
    lineHeight: font.line,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ...raised,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.accent } },
  },
])
export const sign = style({
  marginBlockEnd: space[1],
  selectors: { '&&': { color: color.accent, backgroundColor: color.accentSoft, borderRadius: radius.full } },
})
export const quiet = style({ margin: 0, color: color.textMuted, fontSize: font.size.s, lineHeight: font.line })
export const updated = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginBlockEnd: space[3] },
])
/** as high as its buttons, so that they appear without a jump */
export const editing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minBlockSize: control.m,
  '@container': { [narrow]: { justifyContent: 'flex-start' } },
})
/** the shop's own articles stand before the built-in ones */
export const own = style({ gridColumn: '1 / -1' })
export const marked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const links = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
export const link = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 28,
    color: color.accent,
    lineHeight: font.line,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: radius.s,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 320px)',
  alignItems: 'start',
  gap: space[4],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
