import Arrow from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { useFieldControl } from './field-control'
import * as css from './select.css'

export type SelectOption<V extends string = string> = { value: V; label: string; disabled?: boolean }
export type SelectGroup<V extends string = string> = { label: string; options: readonly SelectOption<V>[] }

export type SelectProps<V extends string = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  /** '' shows the placeholder */
  value: V | ''
  onChange(value: V): void
  options: readonly (SelectOption<V> | SelectGroup<V>)[]
  placeholder?: string | undefined
}

function Option({ option }: { option: SelectOption }) {
  return (
    <option className={css.option} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  )
}

/** Native, so that phones and screen readers support it. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onChange, options, placeholder, className, ...rest } = props
  const isKnown = options.some((each) =>
    'options' in each ? each.options.some((option) => option.value === value) : each.value === value,
  )
  return (
    <span className={classNames(css.frame, className)}>
      <select
        part="select"
        {...useFieldControl()}
        {...rest}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as V)}
      >
        {(placeholder !== undefined || !isKnown) && (
          <option className={css.option} value={isKnown ? '' : value} disabled hidden>
            {placeholder ?? value}
          </option>
        )}
        {options.map((each) =>
          'options' in each ? (
            <optgroup className={css.option} key={each.label} label={each.label}>
              {each.options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </optgroup>
          ) : (
            <Option key={each.value} option={each} />
          ),
        )}
      </select>
      <Arrow className={css.arrow} aria-hidden="true" />
    </span>
  )
}
