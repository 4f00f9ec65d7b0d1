import {unused, type ErrorEntries} from './types';

/** Errors of files that a test reads or writes, and of listeners. */
export const data: ErrorEntries = {
  PATH_NOT_DIRECTORY: {
    why: '`path` of `data` is a folder below `src/test/resources`, unless `external` is `true`. Here it is a file, or it does not exist. The text shows the whole path.',
    fix: 'Create the folder, or set `path` to the folder of the file, without the name of the file.',
    settings: ['data.path', 'data.external'],
  },
  'excel-file-missing': {
    exception: 'org.apache.poi.openxml4j.exceptions.InvalidOperationException',
    when: 'If the test data file, a spreadsheet, is not found.',
    why: 'The framework adds the extension itself: `withData("Users.xlsx")` looks for `Users.xlsx.xlsx`.',
    fix: 'Pass the name without extension, and compare the path in the text with your file.',
    settings: ['data.path', 'data.extension'],
  },
  'not-office-xml': {
    exception: 'org.apache.poi.openxml4j.exceptions.NotOfficeXmlFileException',
    when: 'If the test data file is no workbook of the format `.xlsx`.',
    why: 'A file of another format, such as CSV, was renamed, or the download is a page in HTML.',
    fix: 'Save the file as an Excel workbook (`.xlsx`).',
    settings: ['data.extension'],
  },
  BLOCK_NAME_REQUIRED: {
    why: '`withData` names the file, and nothing names the sheet in it.',
    fix: 'Call `inBlock` with the name of the sheet, before `rows`, `row`, or `get`.',
  },
  'sheet-missing': {
    exception: 'java.lang.NullPointerException',
    text: 'Cannot invoke "org.apache.poi.xssf.usermodel.XSSFSheet.{method}"',
    when: 'If the workbook has no sheet of the name that `inBlock` got.',
    why: 'The framework uses the sheet without asking whether it is there.',
    fix: 'Compare the name with the tab of the sheet in the workbook.',
  },
  'row-missing': {
    exception: 'java.lang.NullPointerException',
    text: 'Cannot invoke "org.apache.poi.xssf.usermodel.XSSFRow.{method}"',
    when: 'If a sheet has no row at all, or an empty one between its first and its last one.',
    why: 'A row without any cell is not in the file, and the framework uses it without asking. An empty row that has a format or a height is in the file, and ends with a `NegativeArraySizeException` instead.',
    fix: 'Delete the empty rows in the workbook. Clearing them is not enough.',
  },
  'numeric-from-string': {
    exception: 'java.lang.IllegalStateException',
    text: 'Cannot get a NUMERIC value from a {type}',
    when: 'If a cell has a formula whose result is no number.',
    why: 'The framework reads the result of each formula as a number.',
    fix: 'Replace the formula by its value.',
  },
  ERROR_NO_CTOR: {
    why: '`get` creates one object for each row, with a public constructor without parameters. A class with a builder only, a record, or a class with other constructors has none.',
    fix: 'Add the constructor, with Lombok by `@NoArgsConstructor` or `@Data` alone, and make the class public.',
  },
  ERROR_SETTER_NOT_FOUND: {
    why: 'The header of each column is the name of a property: `firstName` needs `setFirstName`. The type of the parameter has to be the one in the text: numbers are `Double`, not `int`.',
    fix: 'Rename the header, or add the setter with the type that the text names: `String`, `Double`, or `Boolean`.',
  },
  ERROR_CALLING_SETTER: {
    why: 'The setter or the constructor of the class raised an exception, or the class is abstract or not public.',
    fix: 'Read the line `Caused by:`, which has the exception of your class.',
  },
  UNSUPPORTED_EXCEL_VALUE_FORMAT: {
    why: 'The framework reads cells as text, number, or boolean, which it all accepts.',
    fix: 'If your log has this text, your version of the framework is another one: compare it with the version of this page.',
  },
  INDEX_OUT_OF_BOUNDS: {
    why: 'Rows count from 0 and leave out the header and empty rows. Columns count from 0 as well.',
    fix: 'Lower the index in the text, or read the number of rows from `rows().size()`.',
  },
  ERROR_READING_FILE: {
    why: 'The file is locked, damaged, or not readable. A schema may also be missing from `schema_path`, or the response may be no JSON: the text names the schema in both cases.',
    fix: 'Read the line `Caused by:`. Where it names Jackson (`com.fasterxml.jackson`), look at the body of the response; else at the file.',
    settings: ['api.schema_path', 'data.path'],
  },
  ERROR_WRITING_FILE: {
    why: 'The folder does not exist, or the file cannot be written. `JsonUtil.toFile` creates no folders.',
    fix: 'Create the folder first, and check its rights.',
  },
  INVALID_LISTENER_FOUND: {
    why: 'The framework creates a listener whenever an action object asks for one, with a public constructor without parameters.',
    fix: 'Give the class such a constructor, which must not fail. Keep abstract classes and helpers out of the package of the listeners.',
    settings: ['file.listeners_package'],
  },
  'array-index-out-of-bounds': {
    exception: 'java.lang.ArrayIndexOutOfBoundsException',
    when: 'If a class in the package of the listeners implements no interface itself.',
    why: 'The framework looks at the first interface of every class in that package, and in each package whose name begins the same.',
    fix: 'Keep only listeners in the package. A class that inherits the interface has to name it again.',
    settings: ['file.listeners_package'],
  },
  ERROR_READING_DATA_FILE: unused,
  ERROR_GETTING_CLASSES: unused,
};
