import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

export const root = style({ display: 'grid', justifyItems: 'center', paddingBlock: space[4], paddingInline: space[3] })
export const card = style({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  minInlineSize: 0,
  padding: `clamp(${space[5]}, 6%, ${space[8]})`,
  ...raised,
})

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  marginBlockEnd: space[3],
  color: color.accent,
  backgroundColor: color.accentSoft,
  borderRadius: radius.l,
})
export const title = style({ outline: 'none', fontSize: font.size.xxl, lineHeight: 1.4, overflowWrap: 'anywhere' })
export const muted = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.size.s,
})
globalStyle(`${foot} > button`, { color: color.accent })

export const form = style({ display: 'grid', gap: space[4] })
export const link = style([
  focusRing,
  { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
])

export const wrong = style({ color: color.danger })

export const password = style({ position: 'relative' })
export const passwordInput = style({ paddingInlineEnd: `calc(${control.s} + ${space[3]})` })
export const eye = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  marginBlock: 'auto',
  color: color.textMuted,
})

const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[3],
  borderRadius: radius.m,
  fontSize: font.size.s,
})
export const notices = styleVariants({
  info: [notice, { color: color.text, backgroundColor: color.infoSoft }],
  danger: [notice, { color: color.text, backgroundColor: color.dangerSoft }],
})
const noticeIcon = style({ inlineSize: '1.2em', blockSize: '1.2em', marginBlockStart: '0.2em' })
export const noticeIcons = styleVariants({
  info: [noticeIcon, { color: color.info }],
  danger: [noticeIcon, { color: color.danger }],
})
export const noticeText = style({ display: 'grid', justifyItems: 'start', gap: space[2], overflowWrap: 'anywhere' })

export const samples = style({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const sample = style([
  controlReset,
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: control.s,
    paddingInline: space[2],
    backgroundColor: color.surfaceRaised,
    border: `1px solid ${color.border}`,
    borderRadius: radius.s,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: color.borderStrong } },
  },
])

export const person = style({ display: 'grid', gap: space[5], justifyItems: 'center', textAlign: 'center' })
export const who = style({ display: 'grid', gap: space[1], justifyItems: 'center', maxInlineSize: '100%' })
export const name = style({ fontSize: font.size.xl, overflowWrap: 'anywhere' })
export const navigation = style({ display: 'grid', gap: space[2], inlineSize: '100%' })

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  backgroundColor: color.surfaceSunken,
  borderRadius: radius.m,
})
export const stripName = style({ fontSize: font.size.s, overflowWrap: 'anywhere' })
export const stripLinks = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const forgot = style({
  justifySelf: 'center',
  marginBlock: `calc(-1 * ${space[2]})`,
  selectors: { 'button&': { color: color.accent } },
})
