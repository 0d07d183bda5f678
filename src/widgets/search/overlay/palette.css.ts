import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { appear, coarsePointer, fade, reducedMotion } from '../../ui/motion.css'

const { color, space, font, radius, shadow } = vars

const phone = '(max-width: 599px)'
export const headingSize = 34
export const short = 44
const tallRow = 58

export const palette = style({
  position: 'fixed',
  insetBlock: 'min(10dvh, 88px) auto',
  insetInline: 0,
  margin: '0 auto',
  padding: 0,
  inlineSize: 'calc(100vw - 32px)',
  maxInlineSize: 640,
  blockSize: 'min(600px, 80dvh)',
  maxBlockSize: 'none',
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.high,
  overflow: 'hidden',
  outline: 'none',
  animation: `${appear} 140ms ease-out`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: color.backdrop, animation: `${fade} 140ms` },
  },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [phone]: {
      insetBlock: 0,
      inlineSize: '100vw',
      maxInlineSize: 'none',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
})

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const field = style({ flex: 1 })
globalStyle(`${field} > input`, { borderColor: 'transparent', fontSize: font.size.l, minBlockSize: 44 })

export const body = style({
  flex: 1,
  minBlockSize: 0,
  paddingBlock: `${space[1]} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: headingSize,
})
export const section = style({ position: 'relative' })
export const heading = style({
  display: 'flex',
  alignItems: 'end',
  blockSize: headingSize,
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: 600,
})
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-stale]': { opacity: 0.55 } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  blockSize: short,
  paddingInline: space[3],
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-selected=true]': {
      backgroundColor: color.accentSoft,
      backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
      backgroundSize: '3px 100%',
      backgroundRepeat: 'no-repeat',
    },
    '&[aria-selected=true]:dir(rtl)': { backgroundPosition: '100% 0' },
  },
})
export const tall = style({ blockSize: tallRow })
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  color: color.textMuted,
})
globalStyle(`${sign} > svg`, { inlineSize: 20, blockSize: 20 })
export const words = style({ flex: 1, display: 'grid', minInlineSize: 0 })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const title = style({ ...oneLine, fontWeight: 500 })
export const second = style({ ...oneLine, color: color.textMuted, fontSize: font.size.s })
export const asideText = style({
  flex: 'none',
  color: color.textMuted,
  fontSize: font.size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const number = style({ whiteSpace: 'nowrap' })
export const mark = style({ color: color.accent, backgroundColor: 'transparent', fontWeight: 700 })

export const waiting = style({ display: 'grid', gap: space[2], padding: `${space[4]} ${space[2]}` })
export const nothing = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'center',
  padding: `${space[10]} ${space[5]}`,
  color: color.textMuted,
  textAlign: 'center',
})
export const nothingTitle = style({
  color: color.text,
  fontSize: font.size.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.danger,
})
/** Keyboard hints, hidden on touch devices. */
export const foot = style({
  flex: 'none',
  paddingInline: space[4],
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  '@media': { [`${coarsePointer}, (max-width: 599px)`]: { display: 'none' } },
})

export const aside = style({ position: 'absolute', insetBlockStart: headingSize, insetInlineEnd: 0 })
export const asideItem = style({ display: 'grid', placeItems: 'center', inlineSize: 48, blockSize: short })
globalStyle(`${section}:has(${aside}) ${row}`, { paddingInlineEnd: 52 })
export const sideButton = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    color: color.textMuted,
    cursor: 'pointer',
    outlineOffset: -2,
    selectors: { '&:hover': { color: color.text, backgroundColor: color.hover } },
    '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
  },
])
globalStyle(`${sideButton} > svg`, { inlineSize: 18, blockSize: 18 })
export const starred = style({ color: color.warning })
globalStyle(`${starred} > svg`, { fill: 'currentColor' })
