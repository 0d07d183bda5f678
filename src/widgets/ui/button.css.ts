import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { reducedMotion } from './motion.css'

const { color, space, font, radius, control } = vars

export const button = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    flex: 'none',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: radius.m,
    lineHeight: font.line,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    selectors: {
      '&[aria-disabled=true]': { cursor: 'not-allowed' },
      '&[aria-busy=true]': { cursor: 'progress' },
      '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.5 },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  },
])

const pressable = ':hover:not([aria-disabled=true])'

export const looks = styleVariants({
  primary: {
    color: color.accentText,
    backgroundColor: color.accent,
    selectors: { [`&${pressable}`]: { backgroundColor: color.accentStrong } },
  },
  secondary: {
    color: color.text,
    backgroundColor: color.surfaceRaised,
    borderColor: color.borderStrong,
    selectors: { [`&${pressable}`]: { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` } },
  },
  ghost: {
    color: color.text,
    selectors: { [`&${pressable}`]: { backgroundColor: color.hover } },
  },
  danger: {
    color: color.dangerText,
    backgroundColor: color.danger,
    selectors: { [`&${pressable}`]: { backgroundColor: color.dangerStrong } },
  },
})

export const sizes = styleVariants({
  s: { minBlockSize: control.s, paddingInline: space[3], fontSize: font.size.s },
  m: { minBlockSize: control.m, paddingInline: space[4], fontSize: font.size.m },
  l: { minBlockSize: control.l, paddingInline: space[5], fontSize: font.size.l },
})

export const square = styleVariants({
  s: { inlineSize: control.s, paddingInline: 0 },
  m: { inlineSize: control.m, paddingInline: 0 },
  l: { inlineSize: control.l, paddingInline: 0 },
})

export const wide = style({ inlineSize: '100%' })

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  fontSize: '1.2em',
})

globalStyle(`${icon} > svg`, { inlineSize: '1em', blockSize: '1em' })
globalStyle(`${icon} > span`, { inlineSize: '0.9em', blockSize: '0.9em' })
