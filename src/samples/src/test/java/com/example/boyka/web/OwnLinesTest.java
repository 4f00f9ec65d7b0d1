package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.config.Configurator;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Writes lines of its own into the log, and quiets a library. */
public class OwnLinesTest extends WebTest {
    // region own-lines
    private static final Logger LOG = LogManager.getLogger(OwnLinesTest.class);

    @Test
    public void logsIn() {
        LOG.info("Logging in as a standard user");
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region quiet
    @BeforeClass
    public void quietApachePoi() {
        Configurator.setLevel("org.apache.poi", Level.WARN);
    }
    // endregion
}
