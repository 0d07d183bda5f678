import { createContainer, style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

const container = createContainer('faq')
const narrow = `${container} (max-width: 699.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  gap: space[6],
})
export const banner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
  backgroundColor: color.accentSoft,
  borderRadius: radius.l,
})
export const title = style({
  margin: 0,
  color: color.text,
  fontSize: font.size.xl,
  fontWeight: 600,
  lineHeight: font.line,
})
export const search = style({ inlineSize: '100%', maxInlineSize: 520, marginBlockStart: space[2], textAlign: 'start' })
export const quiet = style({ margin: 0, color: color.textMuted, fontSize: font.size.s })
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
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const categories = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: space[2] } },
})
export const category = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: control.l,
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.m,
    color: color.text,
    fontWeight: 600,
    lineHeight: font.line,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current]': { color: color.accentText, backgroundColor: color.accent },
    },
    '@container': { [narrow]: { inlineSize: 'auto', border: `1px solid ${color.border}` } },
  },
])
export const categoryName = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const count = style([tabular, { flex: 'none', fontSize: font.size.s, fontWeight: 400 }])
export const questions = style({ minInlineSize: 0, display: 'grid', gap: space[4] })
export const question = style({ margin: 0, fontSize: font.size.l, fontWeight: 600, lineHeight: font.line })
export const waiting = style({ display: 'grid', gap: space[2] })
export const contacts = style({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' })
export const cards = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space[4],
  marginBlockStart: space[2],
})
export const contact = style([
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    padding: space[5],
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    backgroundColor: color.surfaceSunken,
    borderRadius: radius.l,
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
