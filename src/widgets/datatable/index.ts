export { apps, type DatatableColumn, RaanDatatable, type RaanDatatableProps } from './datatable'
