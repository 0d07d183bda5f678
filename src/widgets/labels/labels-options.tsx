import { useLingui } from '@lingui/react/macro'
import {
  type LabelLanguage,
  type LabelOptions,
  type LabelPart,
  labelParts,
  type Paper,
  papers,
  type TextSize,
  textSizes,
} from '../../core/labels/labels.options'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { RadioGroup } from '../ui/radio-group'
import * as css from './labels.css'

type LabelsOptionsProps = {
  options: LabelOptions
  /** the texts of the chosen language couldn't be loaded */
  onRetryLanguage: (() => void) | undefined
  onChange(changes: Partial<LabelOptions>): void
  onShow(part: LabelPart, on: boolean): void
  /** first free label on a used A4 sheet, 1-based */
  start: number
  onStart(start: number): void
}

export function LabelsOptions({ options, onRetryLanguage, onChange, onShow, start, onStart }: LabelsOptionsProps) {
  const { t } = useLingui()
  const paperNames: Record<Paper, string> = {
    '100x150': t`Roll 100 × 150 mm`,
    '100x100': t`Roll 100 × 100 mm`,
    a4: t`A4, 4 per page`,
  }
  const sizes: Record<TextSize, string> = { s: t`Small`, m: t`Medium`, l: t`Large` }
  const parts: Record<LabelPart, string> = {
    sender: t`Sender`,
    phone: t`Recipient's phone`,
    cod: t`COD amount`,
    items: t`Items`,
    note: t`Note`,
    barcode: t`Barcode`,
  }
  return (
    <div className={css.options}>
      <RadioGroup<Paper>
        label={t`Paper`}
        value={options.paper}
        onChange={(paper) => onChange({ paper })}
        options={papers.map((value) => ({ value, label: paperNames[value] }))}
      />
      {options.paper === 'a4' && (
        <RadioGroup
          label={t`First free label on the sheet`}
          look="segmented"
          value={String(start)}
          onChange={(location) => onStart(Number(location))}
          options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          hint={t`Count left to right, from the top.`}
        />
      )}
      <div className={css.pair}>
        <RadioGroup<LabelLanguage>
          label={t`Label language`}
          look="segmented"
          value={options.language}
          onChange={(language) => onChange({ language })}
          error={
            onRetryLanguage && (
              <>
                {t`Couldn't load the texts of the labels.`}{' '}
                <Button size="s" onClick={onRetryLanguage}>{t`Try again`}</Button>
              </>
            )
          }
          options={[
            { value: 'th', label: <span lang="th">ไทย</span> },
            { value: 'en', label: <span lang="en">English</span> },
          ]}
        />
        <RadioGroup<TextSize>
          label={t`Text size`}
          look="segmented"
          value={options.textSize}
          onChange={(textSize) => onChange({ textSize })}
          options={textSizes.map((value) => ({ value, label: sizes[value] }))}
        />
      </div>
      <fieldset>
        <legend className={css.legend}>{t`Shown on label`}</legend>
        <div className={css.parts}>
          {labelParts.map((part) => (
            <Checkbox key={part} checked={options.shows[part]} onChange={(on) => onShow(part, on)}>
              {parts[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
