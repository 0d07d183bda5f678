import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { low } from './bars'
import { dark, light, type Skin } from './skins'
import { vars } from './vars.css'

const skinned = (name: string, key: keyof Skin) => `var(--raan-${name}, light-dark(${light[key]}, ${dark[key]}))`
const mixed = (name: string, of: string, share: number, into: string) =>
  `var(--raan-${name}, color-mix(in oklab, ${of} ${share}%, ${into}))`
const times = (name: string, base: string, factor: number) => `calc(var(--raan-${name}, ${base}) * ${factor})`
const space = (factor: number) => times('space', '4px', factor)
const size = (factor: number) => times('font-size', '15px', factor)

const { color } = vars

const values = assignVars(vars, {
  color: {
    surface: skinned('surface', 'surface'),
    surfaceRaised: skinned('surface-raised', 'surfaceRaised'),
    surfaceSunken: skinned('surface-sunken', 'surfaceSunken'),
    text: skinned('text', 'text'),
    textMuted: skinned('text-muted', 'textMuted'),
    border: skinned('border', 'border'),
    borderStrong: skinned('border-strong', 'borderStrong'),
    hover: mixed('hover', color.text, 6, 'transparent'),
    accent: skinned('accent', 'accent'),
    accentText: skinned('accent-text', 'accentText'),
    accentStrong: mixed('accent-strong', color.accent, 84, color.text),
    accentSoft: mixed('accent-soft', color.accent, 11, color.surfaceRaised),
    danger: skinned('danger', 'danger'),
    dangerText: skinned('danger-text', 'dangerText'),
    dangerStrong: mixed('danger-strong', color.danger, 84, color.text),
    dangerSoft: skinned('danger-soft', 'dangerSoft'),
    warning: skinned('warning', 'warning'),
    warningSoft: skinned('warning-soft', 'warningSoft'),
    success: skinned('success', 'success'),
    successSoft: skinned('success-soft', 'successSoft'),
    info: skinned('info', 'info'),
    infoSoft: skinned('info-soft', 'infoSoft'),
    focus: `var(--raan-focus, ${color.accent})`,
    backdrop: skinned('backdrop', 'backdrop'),
    shadow: skinned('shadow', 'shadow'),
  },
  radius: {
    s: times('radius', '8px', 0.75),
    m: times('radius', '8px', 1),
    l: times('radius', '8px', 1.5),
    full: '999px',
  },
  space: {
    half: space(0.5),
    1: space(1),
    2: space(2),
    3: space(3),
    4: space(4),
    5: space(5),
    6: space(6),
    8: space(8),
    10: space(10),
    12: space(12),
  },
  font: {
    size: { xs: size(0.8), s: size(0.8667), m: size(1), l: size(1.1334), xl: size(1.3334), xxl: size(1.7334) },
    line: 'var(--raan-line-height, 1.6)',
  },
  control: { s: '30px', m: '38px', l: '46px' },
  shadow: {
    low: `0 1px 2px ${color.shadow}`,
    high: `0 2px 6px ${color.shadow}, 0 12px 32px ${color.shadow}`,
  },
  z: { sticky: '10', overlay: '100', toast: '200' },
})

export const themeRoot = style({
  vars: values,
  color: vars.color.text,
  fontFamily: 'var(--raan-font, inherit)',
  fontSize: vars.font.size.m,
  fontWeight: 400,
  lineHeight: vars.font.line,
  textAlign: 'start',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  selectors: {
    '&[data-scheme=auto]': { colorScheme: 'light dark' },
    '&[data-scheme=light]': { colorScheme: 'light' },
    '&[data-scheme=dark]': { colorScheme: 'dark' },
  },
  '@media': {
    [low]: { vars: { '--_bar-position': 'static' } },
    '(pointer: coarse)': { vars: { [vars.control.s]: '40px', [vars.control.m]: '44px', [vars.control.l]: '50px' } },
  },
})

globalStyle(`:where(.${themeRoot}, .${themeRoot} *, .${themeRoot} *::before, .${themeRoot} *::after)`, {
  boxSizing: 'border-box',
})
globalStyle(`:where(.${themeRoot}) :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend)`, {
  margin: 0,
  padding: 0,
})
globalStyle(`:where(.${themeRoot}) :where(h1, h2, h3, h4, h5, h6)`, { fontSize: 'inherit', fontWeight: 600 })
globalStyle(`:where(.${themeRoot}) :where(ul, ol)`, { listStyle: 'none' })
globalStyle(`:where(.${themeRoot}) :where(fieldset)`, { border: 0, minInlineSize: 0 })

// zero specificity, so that components can set their own transform
globalStyle(`:where(.${themeRoot}:dir(rtl), .${themeRoot} :dir(rtl)) > :where([data-mirrors])`, {
  transform: 'scaleX(-1)',
})

export const controlReset = style({
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textTransform: 'none',
  touchAction: 'manipulation',
})

export const focusRing = style({
  outline: 'none',
  outlineOffset: 2,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
})

// with forced colours, a background says nothing of what is chosen
const forced = '(forced-colors: active)'
const chosen = `.${themeRoot}.${themeRoot} :is([aria-pressed=true], [aria-selected=true], [aria-current=page], [aria-current=true])`
globalStyle(chosen, {
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' } },
})
globalStyle(`${chosen} *`, { '@media': { [forced]: { color: 'inherit', backgroundColor: 'transparent' } } })

export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
