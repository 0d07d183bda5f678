import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { space, font } = vars

/** The height of a field's label. */
export const labelHeight = `calc(${font.size.s} * ${font.line} + ${space[1]})`

/** A button beside a field: below the height of its label, whatever is said below the field. */
export const besideField = style({ marginBlockStart: labelHeight })
