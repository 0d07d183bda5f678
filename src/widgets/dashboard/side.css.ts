import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { reducedMotion } from '../ui/motion.css'
import { name } from './brand.css'
import { narrow } from './shell.css'
import { arrow, heading, sub, word } from './side-menu.css'

const { color, space, radius, shadow, z } = vars

const menuWidth = 248
const railWidth = 68

export const side = style({
  inlineSize: menuWidth,
  backgroundColor: color.surfaceRaised,
  borderInlineEnd: `1px solid ${color.border}`,
  transition: 'inline-size 180ms ease',
  selectors: {
    '&[data-rail]': { inlineSize: railWidth },
    // switches all colours, because they are defined with light-dark()
    '&[data-dark]': { colorScheme: 'dark', color: color.text },
  },
  '@media': { [reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
})

const opened = ':is(:hover, :has(:focus-visible))'

export const sidePanel = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: `calc(${z.sticky} + 3)`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: menuWidth - 1,
  // fills its column without determining the column's height
  blockSize: 0,
  minBlockSize: 'min(100dvh, 100%)',
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  backgroundColor: color.surfaceRaised,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: 'inline-size 180ms ease, box-shadow 180ms',
  selectors: {
    [`${side}[data-rail] &`]: { inlineSize: railWidth - 1 },
    [`${side}[data-rail] &${opened}`]: { inlineSize: menuWidth, boxShadow: shadow.high },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
})
// a rail keeps its rows while it opens
globalStyle(`${side}:not([data-rail]) ${word}`, { paddingBlock: space[1], whiteSpace: 'normal', lineHeight: 1.3 })
const closedRail = `${side}[data-rail] ${sidePanel}:not(${opened})`
globalStyle(`${closedRail} :is(${word}, ${name}, ${arrow})`, { opacity: 0 })
globalStyle(`${closedRail} ${sub}`, { paddingInlineStart: space[3] })
globalStyle(`${closedRail} ${heading}`, {
  backgroundImage: `linear-gradient(${color.border}, ${color.border})`,
  backgroundSize: '20px 1px',
  backgroundPosition: '12px 50%',
  backgroundRepeat: 'no-repeat',
})
globalStyle(`${closedRail} ${heading}:dir(rtl)`, { backgroundPosition: 'calc(100% - 12px) 50%' })

export const sideHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 60,
  backgroundColor: color.surfaceRaised,
  paddingInlineStart: space[1],
})
globalStyle(`${closedRail} ${sideHead} > :last-child`, { visibility: 'hidden' })

export const home = style([
  focusRing,
  { display: 'inline-flex', borderRadius: radius.m, color: 'inherit', textDecoration: 'none' },
])
