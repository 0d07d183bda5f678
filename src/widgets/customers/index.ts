export { CustomersScreen, type CustomersScreenProps } from './customers'
