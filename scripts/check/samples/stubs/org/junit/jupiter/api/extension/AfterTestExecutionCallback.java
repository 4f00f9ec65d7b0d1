package org.junit.jupiter.api.extension;

public interface AfterTestExecutionCallback extends Extension {
    void afterTestExecution(ExtensionContext context) throws Exception;
}
