/** The one function of tslib that the browser's code calls. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
