import { classNames } from './class-names'
import * as css from './combobox.css'
import { Input, type InputProps } from './input'
import { listbox } from './listbox.css'
import { useCombobox } from './use-combobox'
import { visuallyHidden } from './visually-hidden.css'

export type ComboboxOption = { value: string; label: string }

type ComboboxProps = Omit<InputProps, 'role' | 'list' | 'onKeyDown'> & {
  /** suggestions for the current input */
  options: readonly ComboboxOption[]
  /** an option was selected; `onChange` receives its label, too */
  onPick?(option: ComboboxOption): void
  /** accessible name of the listbox */
  listLabel: string
  /** announced when the options change */
  countLabel(count: number): string
}

/** A text field with suggestions. No option is active until the user selects one, so Enter keeps free text. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, onPick, listLabel, countLabel, className, ...rest } = props
  const combobox = useCombobox({
    keys: options.map((option) => option.value),
    listLabel,
    value,
    onChange,
    onPick(key) {
      const option = options.find((each) => each.value === key)
      if (!option) return
      onChange(option.label)
      onPick?.(option)
    },
  })
  return (
    <span className={classNames(css.frame, className)} {...combobox.frame}>
      <Input {...rest} {...combobox.field} />
      <span role="status" className={visuallyHidden}>
        {combobox.isWanted && value !== '' && countLabel(options.length)}
      </span>
      <div {...combobox.list} ref={combobox.scroller} className={listbox} hidden={!combobox.isOpen}>
        {options.map((option) => (
          <div key={option.value} {...combobox.option(option.value)} className={css.option}>
            <bdi>{option.label}</bdi>
          </div>
        ))}
      </div>
    </span>
  )
}
