import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { barPosition, low } from '../theme/bars'
import { focusRing, themeRoot } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { fade, reducedMotion } from '../ui/motion.css'
import { name } from './brand.css'
import { narrow, phone } from './shell.css'

const { color, space, font, shadow, z } = vars

export const barHeight = 60
export const acrossHeight = 52
export const footHeight = 44
const boxWidth = 1120

/** Horizontal padding of the content column. */
export const edge = 'var(--_edge)'

export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: 'inherit',
  vars: { '--_outer-top': 'var(--raan-sticky-top, 0px)', '--_least': space[6], '--_edge': 'var(--_least)' },
  selectors: {
    '&[data-content=boxed]': { vars: { '--_edge': `max(var(--_least), calc((100% - ${boxWidth}px) / 2))` } },
  },
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { vars: { '--_least': space[4] } },
  },
})
// paper is white in any skin
globalStyle(`${themeRoot}:has(${grid})[data-scheme]`, { '@media': { print: { colorScheme: 'light' } } })
// toasts stand beside the frame and must not cover its bar
for (const navbar of ['static', 'sticky', 'floating'])
  globalStyle(`${themeRoot}:has(${grid}[data-navbar=${navbar}])`, {
    vars: {
      '--_toast-top': `calc(var(--raan-sticky-top, 0px) + ${navbar === 'floating' ? `${space[3]} + ` : ''}${barHeight}px)`,
    },
  })
/** What stands around the whole frame. */
export const whole = style({ minBlockSize: 'inherit' })
/** Without a menu at the side. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const across = style({
  flex: 'none',
  minBlockSize: acrossHeight,
  position: 'relative',
  // above a screen's sticky elements, below the top bar
  zIndex: `calc(${z.sticky} + 1)`,
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&[data-dark]': { colorScheme: 'dark', color: color.text } },
  '@media': { print: { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
})

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[6],
  paddingBlock: space[2],
  color: color.warning,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
  '@container': { [phone]: { paddingInline: space[4] } },
})
globalStyle(`${strip} > svg`, { flex: 'none', inlineSize: 18, blockSize: 18 })

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[5]} ${edge} ${space[8]}`,
  outline: 'none',
  selectors: {
    [`${grid}[data-navbar=sticky] &`]: {
      vars: { '--raan-sticky-top': `calc(var(--_outer-top) + ${barHeight}px)` },
    },
    [`${grid}[data-navbar=floating] &`]: {
      vars: { '--raan-sticky-top': `calc(var(--_outer-top) + ${space[3]} + ${barHeight}px)` },
    },
    [`${grid}[data-footer=sticky] &`]: { vars: { '--raan-sticky-bottom': `${footHeight}px` } },
  },
  '@media': {
    [low]: {
      selectors: {
        [`${grid}[data-navbar] &`]: {
          vars: { '--raan-sticky-top': 'var(--_outer-top)', '--raan-sticky-bottom': '0px' },
        },
      },
    },
  },
  '@container': {
    [phone]: {
      gap: space[3],
      padding: `${space[4]} ${edge} calc(${space[6]} + env(safe-area-inset-bottom, 0px))`,
    },
  },
})
globalStyle(`${main} dialog`, { vars: { '--raan-sticky-top': '0px', '--raan-sticky-bottom': '0px' } })

// direction follows the text, alignment the screen
globalStyle(`${main} bdi:dir(ltr)`, { textAlign: ['-webkit-match-parent', 'match-parent'] })

export const title = style({
  fontSize: font.size.xxl,
  fontWeight: 700,
  lineHeight: 1.5,
  outline: 'none',
  scrollMarginBlockStart: `calc(var(--raan-sticky-top, 0px) + ${space[4]})`,
  '@container': { [phone]: { fontSize: font.size.xl } },
})
export const content = style({ flex: 1, display: 'grid', alignContent: 'start', minInlineSize: 0 })

const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateX(var(--_from))' } })
const zoom = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } })
const coming = (name: string) => ({
  animation: `${name} 220ms ease-out`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
/** Screen transitions: visual only, without layout effects. */
export const screenTransitions = styleVariants({
  none: {},
  fade: coming(fade),
  'fade-in-left': {
    ...coming(fadeIn),
    vars: { '--_from': '-16px' },
    selectors: { '&:dir(rtl)': { vars: { '--_from': '16px' } } },
  },
  zoom: coming(zoom),
})

export const skip = style([
  focusRing,
  {
    position: 'absolute',
    insetInlineStart: space[3],
    insetBlockStart: space[2],
    zIndex: z.overlay,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      },
    },
  },
])

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: footHeight,
  paddingInline: edge,
  color: color.textMuted,
  backgroundColor: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.s,
  selectors: { [`${grid}[data-footer=sticky] &`]: { position: barPosition, insetBlockEnd: 0, zIndex: 1 } },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${foot} ${name}`, { fontSize: font.size.m })
globalStyle(`${foot} svg`, { inlineSize: 20, blockSize: 20 })
export const words = style({ minInlineSize: 0, '@container': { [phone]: { display: 'none' } } })

export const top = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: 1,
  inlineSize: 1,
  pointerEvents: 'none',
})

/** Takes no space; sticky at the lower edge of the visible dashboard. */
export const cornerEdge = style({ position: 'sticky', insetBlockEnd: 0, zIndex: `calc(${z.sticky} + 1)`, blockSize: 0 })
/** Above a screen's bottom bars. */
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 92,
  insetInlineEnd: space[4],
  display: 'grid',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})
export const floating = style({ boxShadow: shadow.high })
