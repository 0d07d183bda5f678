import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { appear, fade, reducedMotion } from './motion.css'

const { color, space, font, radius, shadow } = vars

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(var(--_from))' } })

export const dialog = style({
  position: 'fixed',
  inset: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: color.backdrop, animation: `${fade} 160ms` },
  },
})

export const looks = styleVariants({
  centre: {
    margin: 'auto',
    inlineSize: 'calc(100vw - 32px)',
    maxInlineSize: 520,
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 32px)',
    borderRadius: radius.l,
    animation: `${appear} 160ms ease-out`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  wide: {
    margin: 'auto',
    inlineSize: 'calc(100vw - 32px)',
    maxInlineSize: 880,
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 32px)',
    borderRadius: radius.l,
    animation: `${appear} 160ms ease-out`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  end: {
    vars: { '--_from': '32px' },
    marginBlock: 0,
    marginInlineStart: 'auto',
    marginInlineEnd: 0,
    inlineSize: 'min(440px, 100vw)',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderBlock: 0,
    borderInlineEnd: 0,
    animation: `${slide} 200ms ease-out`,
    selectors: { '&:dir(rtl)': { vars: { '--_from': '-32px' } } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  start: {
    vars: { '--_from': '-32px' },
    marginBlock: 0,
    marginInlineStart: 0,
    marginInlineEnd: 'auto',
    inlineSize: 'min(320px, calc(100vw - 48px))',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderBlock: 0,
    borderInlineStart: 0,
    animation: `${slide} 200ms ease-out`,
    selectors: { '&:dir(rtl)': { vars: { '--_from': '32px' } } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
})

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[5]} ${space[3]}`,
})
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: font.size.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: space[5],
  paddingBlock: `${space[1]} ${space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.border}`,
})
