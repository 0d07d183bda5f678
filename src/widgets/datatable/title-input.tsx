import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'
import { Combobox } from '../ui/combobox'
import * as css from './datatable.css'
import { useTitles } from './use-titles'

type TitleInputProps = {
  value: string
  onChange(text: string): void
  /** of the field */
  label: string
}

/** A text that the titles of the backend complete; without them it is a text like any other. */
export function TitleInput({ value, onChange, label }: TitleInputProps) {
  const { t } = useLingui()
  const { options, isFailed, reload } = useTitles(value)
  return (
    <>
      <Combobox
        value={value}
        onChange={onChange}
        options={options}
        placeholder={t`Type for suggestions`}
        listLabel={t`Suggestions for ${label}`}
        countLabel={(count) => (count === 0 ? t`No suggestions` : t`Suggestions: ${count}`)}
      />
      {isFailed && (
        <p role="status" className={css.note}>
          {t`Couldn't load suggestions.`}
          <Button look="ghost" size="s" onClick={reload}>{t`Try again`}</Button>
        </p>
      )}
    </>
  )
}
