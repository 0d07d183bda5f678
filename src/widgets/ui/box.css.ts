import { style } from '@vanilla-extract/css'
import { controlReset } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, radius, control } = vars

/** The frame of all inputs. */
export const box = style([
  controlReset,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: control.m,
    paddingInline: space[3],
    color: color.text,
    backgroundColor: color.surfaceRaised,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.m,
    fontSize: font.size.m,
    lineHeight: font.line,
    outline: 'none',
    outlineOffset: -1,
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:focus-visible': { outline: `2px solid ${color.focus}` },
      '&[aria-invalid=true]': { borderColor: color.danger },
      '&[aria-invalid=true]:focus-visible': { outlineColor: color.danger },
      '&:read-only:not(select)': { backgroundColor: color.surfaceSunken },
      '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    },
    // iOS zooms into fields with a smaller font
    '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.m})` } },
  },
])

export const textarea = style([box, { paddingBlock: vars.space[2], resize: 'vertical', fieldSizing: 'content' }])
