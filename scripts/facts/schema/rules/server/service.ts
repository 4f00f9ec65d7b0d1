/** The class that starts the server, or finds the address of a running one. */
export const service = 'manager/ServiceManager';
