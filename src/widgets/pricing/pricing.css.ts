import { style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const root = style({ minInlineSize: 0, display: 'grid', gap: space[5] })
export const period = style({ display: 'flex', justifyContent: 'center' })
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: space[5],
})
export const plan = style({
  position: 'relative',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  textAlign: 'center',
  ...raised,
})
export const popular = style([plan, { borderColor: color.accent, outline: `1px solid ${color.accent}` }])
export const badge = style({ position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] })
export const picture = style({
  alignSelf: 'center',
  marginBlockEnd: space[1],
  selectors: { '&&': { color: color.accent, backgroundColor: color.accentSoft, borderRadius: radius.full } },
})
export const name = style({
  margin: 0,
  fontSize: font.size.xl,
  fontWeight: 600,
  lineHeight: font.line,
  overflowWrap: 'anywhere',
})
export const quiet = style({ margin: 0, color: color.textMuted, fontSize: font.size.s })
export const price = style({ margin: 0, marginBlockStart: space[3] })
export const figure = style([tabular, { color: color.accent, fontSize: font.size.xxl, fontWeight: 600 }])
export const total = style([
  tabular,
  { margin: 0, minBlockSize: '1.6em', color: color.textMuted, fontSize: font.size.s, lineHeight: font.line },
])
export const benefits = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[4],
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
})
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  lineHeight: font.line,
  overflowWrap: 'anywhere',
})
export const check = style({ color: color.success, marginBlockStart: 3 })
export const action = style({ marginBlockStart: 'auto' })
export const questions = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: 860,
  marginInline: 'auto',
})
