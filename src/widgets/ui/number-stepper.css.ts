import { style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, radius, control } = vars

export const stepper = style({
  display: 'inline-grid',
  alignContent: 'start',
  gap: space[1],
  justifyItems: 'start',
  minInlineSize: 0,
})

export const frame = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: control.m,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.m,
  outline: 'none',
  outlineOffset: -1,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}` },
    '&[data-refused]': { borderColor: color.danger },
    '&[data-refused]:focus-within': { outlineColor: color.danger },
    '&[data-disabled]': { opacity: 0.6 },
  },
})

export const small = style({ minBlockSize: control.s })

export const step = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    borderRadius: `calc(${radius.m} - 1px)`,
    color: color.textMuted,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover:not([aria-disabled=true])': { color: color.text, backgroundColor: color.hover },
      '&[aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed' },
    },
    '@media': { [coarsePointer]: { inlineSize: 40 } },
  },
])

export const input = style([
  controlReset,
  tabular,
  {
    inlineSize: '4.5ch',
    minInlineSize: 24,
    fontWeight: 600,
    lineHeight: font.line,
    textAlign: 'center',
    outline: 'none',
    '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.m})` } },
  },
])
