import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('profile')
const roomy = `${container} (min-width: 820px)`
const broad = `${container} (min-width: 1080px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})
export const header = style({
  minInlineSize: 0,
  color: color.text,
  ...raised,
  overflow: 'hidden',
})
export const cover = style({ blockSize: 'clamp(112px, 20cqi, 220px)', backgroundColor: color.accentSoft })
export const coverImage = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
  paddingInline: space[5],
  paddingBlockEnd: space[4],
})
export const portrait = style({
  display: 'grid',
  marginBlockStart: -48,
  padding: 4,
  borderRadius: '50%',
  backgroundColor: color.surfaceRaised,
})
export const names = style({ flex: '1 1 180px', minInlineSize: 0, paddingBlockStart: space[2] })
export const name = style({
  margin: 0,
  fontSize: font.size.xl,
  fontWeight: 600,
  lineHeight: font.line,
  overflowWrap: 'anywhere',
})
export const quiet = style({ margin: 0, color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' })
export const feed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)', gridTemplateRows: 'auto 1fr' },
    [broad]: { gridTemplateColumns: '272px minmax(0, 1fr) 288px', gridTemplateRows: 'auto' },
  },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 })
export const posts = style([
  column,
  { '@container': { [roomy]: { gridRow: '1 / span 2' }, [broad]: { gridRow: 1, gridColumn: 2 } } },
])
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
  gap: space[4],
  minInlineSize: 0,
})
export const before = style([side, { '@container': { [broad]: { gridRow: 1, gridColumn: 1 } } }])
export const stack = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const facts = style({ display: 'grid', gap: space[2], margin: 0 })
export const fact = style({ minInlineSize: 0 })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
export const link = style([focusRing, { color: color.accent, borderRadius: radius.s, overflowWrap: 'anywhere' }])
export const rows = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const row = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const rowWords = style({ flex: '1 1 auto', display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: 600 })
export const tag = style({ color: color.accent, fontSize: font.size.s, overflowWrap: 'anywhere' })
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(30%, 160px), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const photo = style([
  controlReset,
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    borderRadius: radius.m,
    overflow: 'hidden',
    cursor: 'zoom-in',
    selectors: { '&:hover': { opacity: 0.88 } },
  },
])
export const large = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '60vh',
  objectFit: 'contain',
  borderRadius: radius.m,
})
export const lost = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[2],
  minBlockSize: 240,
  margin: 0,
  color: color.textMuted,
})
export const steps = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
/** arrow icons follow the reading direction */
export const towards = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })
