package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.nio.file.Path;
import org.openqa.selenium.By;
import org.testng.annotations.Test;

/** Uploads a file to a page. */
public class FilesTest extends WebTest {
    // region upload
    @Test
    public void choosesAFile() {
        WebFormPage.open();
        var file = Path.of("src/test/resources/files/order.txt").toAbsolutePath();

        onTextBox(WebFormPage.FILE).enterText(file.toString());

        onElement(WebFormPage.FILE).verifyProperty("value").endsWith("order.txt");
    }
    // endregion

    @Test
    public void choosesAFileInAHiddenInput() {
        WebFormPage.open();
        var file = Path.of("src/test/resources/files/order.txt").toAbsolutePath();

        // region hidden
        getSession().getDriver().findElement(By.name("my-file")).sendKeys(file.toString());
        // endregion

        onElement(WebFormPage.FILE).verifyProperty("value").endsWith("order.txt");
    }
}
